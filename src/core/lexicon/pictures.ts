import { pictures as de } from './de/pictures.ts';
import { pictures as en } from './en/pictures.ts';
import { pictures as es } from './es/pictures.ts';
import { pictures as fr } from './fr/pictures.ts';
import { pictures as it } from './it/pictures.ts';
import { list } from './list.ts';
import { phrases } from './matcher.ts';
import { pictures as nl } from './nl/pictures.ts';
import { pictures as pt } from './pt/pictures.ts';

/** Languages that have words for pictures, by ISO 639-1 code. */
export const PICTURE_WORDS: Readonly<Record<string, readonly string[]>> = { de, en, es, fr, it, nl, pt };

/** Languages that are told by their script say it in a word or two. */
const OTHERS = list(
  '图片 | 图像 | 图表 | 照片 | 画像 | 写真 | 図表 | グラフ | 이미지 | 사진 | 그래프 | график* | диаграмм* | картинк* | изображени* | фото*',
);

/** Names of pictures and of what stands in them. */
export const PICTURES = phrases(...Object.values(PICTURE_WORDS), OTHERS);
