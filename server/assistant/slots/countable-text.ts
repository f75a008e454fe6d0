import { plain } from '../text/word-tokens.ts'

const phone = /\(?\b\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}\b|\b\d{7,}\b/g

/** Money without a sign, "spent 500 on windows"; hours that count nothing, "a 9 to 11 window", and hours of now: "it's 4 now", "ya son las 4"; and the first of a month. */
const clockHours: readonly [RegExp, string][] = [
  [/\b(spent|spend|paid|charged|pague|gasto|gaste|gastar|cobraron|cobrandome) (?=\d\d)/g, '$1 $$'],
  [/\b(primero|1ro) (?=de (enero|mayo|julio|diciembre)\b)/g, '1 '],
  [/\b\d{1,2}(:\d\d)? ?([ap]m )?(to|-|til|till|and) ?\d{1,2}(:\d\d)? ?([ap]m )?(arrival |time )?window\b/g, 'hour '],
  [/\b(?<=its |it is )((almost|about|already|past) )?((1[0-2]|\d)(:\d\d)? )(?=now\b|already\b)/g, 'at $3'],
  [/\b(?<=its |it is )(almost|nearly|past) (1[0-2]|\d)\b(?! ?\w*(panel|window|solar))/g, 'at $2'],
  [/\b(?<=son )(casi )?(las \d{1,2}(:\d\d)?)\b/g, 'a $2'],
]

/** Most characters of a message that are read for slots. */
const mostLetters = 2000

/** A form or a plan, "W9" or "NEM2", counts nothing. */
const labelled = /\b([a-z]{1,3})\d{1,2}\b/g

/** A plain text without phone numbers, hours of the clock and labels that count nothing, and hyphens within words. */
export const countableText = (text: string): string =>
  clockHours
    .reduce(
      (left, [hours, meant]) => left.replace(hours, meant),
      plain(text.slice(0, mostLetters))
        .replace(phone, ' ')
        .replace(labelled, '$1')
        .replace(/\b([ap])\. ?m\b\.?/g, '$1m'),
    )
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/(\d)-(?=[a-z])/g, '$1 ')
