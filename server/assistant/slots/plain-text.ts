import { plain } from '../text/words.ts'

const phone = /\(?\b\d{3}\)?[ .-]{0,2}\d{3}[ .-]\d{4}\b|\b\d{7,}\b/g

/** Hours that count nothing: "a 9 to 11 window", "it's 4 now", "ya son las 4". */
const clockHours = [
  /\b\d{1,2}(:\d\d)? ?([ap]m )?(to|-|til|till|and) ?\d{1,2}(:\d\d)? ?([ap]m )?(arrival |time )?window\b/g,
  /\b(?<=its |it is )((almost|about|already|past) )?(1[0-2]|\d)(:\d\d)? (?=now\b|already\b)/g,
  /\b(?<=its |it is )(almost|nearly|past) (1[0-2]|\d)\b(?! ?\w*(panel|window|solar))/g,
  /\b(?<=son )(casi )?las \d{1,2}(:\d\d)?\b/g,
]

/** Most characters of a message that are read for slots. */
const mostLetters = 2000

/** A plain text without phone numbers, hours of the clock that count nothing, and hyphens within words. */
export const plainText = (text: string): string =>
  clockHours
    .reduce(
      (left, hours) => left.replace(hours, 'hour '),
      plain(text.slice(0, mostLetters))
        .replace(phone, ' ')
        .replace(/\b([ap])\. ?m\b\.?/g, '$1m'),
    )
    .replace(/([a-z])-(?=[a-z])/g, '$1 ')
    .replace(/(\d)-(?=[a-z])/g, '$1 ')
