const words = (list: string) => new Set(list.split(' '))

// Short words that nearly every sentence of the one language has and hardly any of the other; "a" and "no" are words of both.
const spanish = words(
  'el la los las un una de del al en con por para que y o su sus es son si se lo le como cuanto cuesta mas cada hasta desde tu usted nosotros limpiamos llame hola gracias cuando donde puede pueden tiene tienen hay sin muy',
)
const english = words(
  'the an of and or to in on for with is are you your we our it that this at by from not do does how much what when where can call visit i my have has as if will be',
)

/** `es` when a text is Spanish rather than English, as far as its words tell; else nothing. */
export const spokenLanguage = (text: string): 'es' | undefined => {
  const found =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  const marks = /[¿¡ñ]/i.test(text) ? 2 : 0
  const count = (list: ReadonlySet<string>) => found.filter((word) => list.has(word)).length
  return count(spanish) + marks > count(english) ? 'es' : undefined
}
