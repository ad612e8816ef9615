import type { ConceptWords } from '../shape.ts';

export const concepts: ConceptWords = {
  concepts: {
    price: 'cena ceny koszt koszty kosztuje kosztował opłata opłaty',
    author: 'autor autorka napisał napisała',
    published: 'opublikowano opublikowany wydano',
    updated: 'zaktualizowano aktualizacja',
    phone: 'telefon telefonu numer',
    email: 'e-mail kontakt skontaktować',
    address: 'adres siedziba',
    hours: 'godziny otwarcia otwarte otwarty czynne czynny zamknięte zamknięty',
    return: 'zwrot zwroty zwrócić reklamacja',
    shipping: 'wysyłka dostawa dostawy',
    weight: 'waga waży ciężar',
    size: 'rozmiar wymiary wielkość szerokość długość',
    height: 'wysokość wysoki wzrost',
    ingredients: 'składniki skład',
    duration: 'trwa czas okres',
    salary: 'pensja zarobki wynagrodzenie',
    employees: 'pracownicy pracowników zatrudnia',
    population: 'ludność mieszkańcy mieszkańców',
    temperature: 'temperatura stopni',
  },
  common:
    'właściwie naprawdę dokładnie jeszcze robi robić zrobić mieć mieli musi trzeba należy znaczy oznacza nazywa nazywają dostać dostanę chce chcę potrzebuję potrzeba liczba ilość rodzaj rzecz czas godzina coś ktoś inne inny',
};
