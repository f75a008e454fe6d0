const randomText = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Keys that make a repeated send one request: the same answers keep their key until `renew`, others get a new one,
 * so that a corrected phone number is not taken for a repetition. `randomUUID` is missing on plain http.
 */
export const sendKeys = (makeKey: () => string = randomText) => {
  let key = makeKey()
  let answered: string | undefined
  return {
    keyFor(answers: readonly (readonly [string, unknown])[]) {
      const text = JSON.stringify(answers)
      if (answered !== undefined && answered !== text) key = makeKey()
      answered = text
      return key
    },
    renew() {
      key = makeKey()
      answered = undefined
    },
  }
}
