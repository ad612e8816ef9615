import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList(
    'Written by | written by | Posted by | posted by | Published by | published by | Reported by | reported by | Reviewed by | reviewed by | By | by | BY | Author | author | Text | text',
  ),
  author: rawList('Author | author'),
  scales: rawList('thousand | million | millions | billion | trillion | bn | k | m'),
  numbers: rawList(
    'one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | fifteen | twenty | thirty | forty | fifty | sixty | hundred | dozen | dozens | half',
  ),
  months: rawList(
    'january | jan | february | feb | march | mar | april | apr | may | june | jun | july | jul | august | aug | september | sept | sep | october | oct | november | nov | december | dec',
  ),
  timeUnits: rawList(
    'second | seconds | sec | secs | minute | minutes | min | mins | hour | hours | hr | hrs | day | days | night | nights | week | weeks | month | months | year | years | decade | decades | century | centuries | working day | working days | business day | business days | calendar day | calendar days',
  ),
  units: rawList(
    'metre | metres | meter | meters | kilometre | kilometres | kilometer | kilometers | centimetre | centimetres | centimeter | centimeters | millimetre | millimetres | millimeter | millimeters | gram | grams | gramme | grammes | kilogram | kilograms | milligram | milligrams | litre | litres | liter | liters | millilitre | millilitres | milliliter | milliliters | watt | watts | kilowatt | kilowatts | megawatt | megawatts | gigawatt | gigawatts | byte | bytes | kilobyte | kilobytes | megabyte | megabytes | gigabyte | gigabytes | hertz | kilohertz | megahertz | gigahertz | mile | miles | feet | foot | inch | inches | pound | pounds | ounce | ounces | acre | acres | hectare | hectares | ton | tons | tonne | tonnes | degree | degrees',
  ),
  money: rawList('euro | euros | dollar | dollars | pound | pounds | pence | cent | cents'),
  free: rawList('free'),
  percent: rawList('percent | per cent'),
  closed: rawList('closed'),
  span: rawList('to | until'),
  joins: rawList('and | of'),
  weekdays: rawList(
    'monday | mondays | tuesday | tuesdays | wednesday | wednesdays | thursday | thursdays | friday | fridays | saturday | saturdays | sunday | sundays',
  ),
  centuries: rawList('century'),
  reasons: rawList('because | due to | owing to | in order to'),
  ordinals: rawList('st | nd | rd | th'),
  bylines: rawList('Written by | written by | Posted by | posted by | By | by | BY'),
  streetsBehind: rawList(
    'Street | St | Road | Rd | Lane | Ln | Avenue | Ave | Drive | Dr | Way | Square | Court | Boulevard | Blvd | Parkway | Terrace',
  ),
  particles: rawList('of | the'),
  within: rawList('in | at | near'),
  formerly: rawList('was | instead of | previously | formerly | before | rrp | list price'),
};
