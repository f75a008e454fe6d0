declare module 'virtual:quote-words' {
  const words: ReturnType<typeof import('./quote-words.ts').quoteWords>
  export default words
}
