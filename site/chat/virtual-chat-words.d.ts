declare module 'virtual:chat-words' {
  const words: import('./chat-words.ts').ChatWords
  export default words
}
