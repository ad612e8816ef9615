import { stemmer } from '@orama/stemmers/ukrainian';

/** The stem of a Ukrainian word in lower case; vowels change where a syllable closes: "Львів" and "Львові" are one. */
export const stem = (word: string): string => stemmer(word).replace(/[іїоєе](?=[^аеєиіїоуюя]{1,2}$)/u, 'о');
