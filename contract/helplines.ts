/** Emergency number, suicide and crisis line, Poison Control of the United States. */
const helplines = ['911', '988', '1-800-222-1222']

/** A phone number as a text writes it, and its link. */
type Helpline = { text: string; href: string }

export const helplineLinks: readonly Helpline[] = helplines.map((text) => ({
  text,
  href: `tel:${text.replaceAll('-', '')}`,
}))

/** The helplines that a text names, in its order. */
export const helplinesIn = (said: string): Helpline[] =>
  helplineLinks
    .filter(({ text }) => said.includes(text))
    .sort((one, other) => said.indexOf(one.text) - said.indexOf(other.text))
