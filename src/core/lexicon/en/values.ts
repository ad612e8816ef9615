import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list(
    'Written by | written by | Posted by | posted by | Published by | published by | Reported by | reported by | Reviewed by | reviewed by | By | by | BY | Author | author | Text | text',
  ),
  author: list('Author | author'),
  scales: list('thousand | million | millions | billion | trillion | bn | k | m'),
  numbers: list(
    'one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | fifteen | twenty | thirty | forty | fifty | sixty | hundred | dozen | dozens | half',
  ),
  months: list(
    'january | jan | february | feb | march | mar | april | apr | may | june | jun | july | jul | august | aug | september | sept | sep | october | oct | november | nov | december | dec',
  ),
  timeUnits: list(
    'second | seconds | sec | secs | minute | minutes | min | mins | hour | hours | hr | hrs | day | days | night | nights | week | weeks | month | months | year | years | decade | decades | century | centuries | working day | working days | business day | business days | calendar day | calendar days',
  ),
  units: list(
    'metre | metres | meter | meters | kilometre | kilometres | kilometer | kilometers | centimetre | centimetres | centimeter | centimeters | millimetre | millimetres | millimeter | millimeters | gram | grams | gramme | grammes | kilogram | kilograms | milligram | milligrams | litre | litres | liter | liters | millilitre | millilitres | milliliter | milliliters | watt | watts | kilowatt | kilowatts | megawatt | megawatts | gigawatt | gigawatts | byte | bytes | kilobyte | kilobytes | megabyte | megabytes | gigabyte | gigabytes | hertz | kilohertz | megahertz | gigahertz | mile | miles | feet | foot | inch | inches | pound | pounds | ounce | ounces | acre | acres | hectare | hectares | ton | tons | tonne | tonnes | degree | degrees',
  ),
  money: list('euro | euros | dollar | dollars | pound | pounds | pence | cent | cents'),
  free: list('free'),
  percent: list('percent | per cent'),
  closed: list('closed'),
  span: list('to | until'),
  joins: list('and | of'),
  weekdays: list(
    'monday | mondays | tuesday | tuesdays | wednesday | wednesdays | thursday | thursdays | friday | fridays | saturday | saturdays | sunday | sundays',
  ),
  centuries: list('century'),
  reasons: list('because | due to | owing to | in order to'),
  ordinals: list('st | nd | rd | th'),
  bylines: list('Written by | written by | Posted by | posted by | By | by | BY'),
  streetsBehind: list(
    'Street | St | Road | Rd | Lane | Ln | Avenue | Ave | Drive | Dr | Way | Square | Court | Boulevard | Blvd | Parkway | Terrace',
  ),
  particles: list('of | the'),
  within: list('in | at | near'),
  formerly: list('was | instead of | previously | formerly | before | rrp | list price'),
};
