import { list } from '../list.ts';
import type { WallWords } from '../shape.ts';

export const walls: WallWords = {
  error: list('страница не найдена | доступ запрещён | ошибка сервера'),
  login: list('войти | вход'),
  aboutLogin: list('войти | вход* | регистр* | парол*'),
};
