/** Gives the answers to the links that ask the same again: the page in another language, and the price of windows. */
export const carryAnswers = (address: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = address
  const windows = new URLSearchParams(address)
  windows.set('service', 'windows')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.wait-steps a')) {
    link.search = windows.toString()
    link.hash = 'price'
  }
}
