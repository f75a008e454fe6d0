/** Adds the answers to links that ask them again: to the page in another language, and to the price of windows. */
export const carryAnswers = (address: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = address
  const windows = new URLSearchParams(address)
  windows.set('service', 'windows')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.wait-steps a')) {
    link.search = windows.toString()
    link.hash = 'price'
  }
}
