import { list } from '../list.ts';

export const pictures = list(
  'picture | pictures | image | images | photo | photos | photograph | photographs | chart | charts | bar chart | pie chart | line chart | graph | graphs | diagram | diagrams | figure | illustration | illustrations | infographic | infographics | screenshot | screenshots | drawing | drawings | painting | logo | map | plot | scatter plot | heatmap | histogram | schematic | x-axis | y-axis | x axis | y axis | legend of the | depicted | in the background | in the foreground',
);
