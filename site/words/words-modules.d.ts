declare module 'words:chat' {
  const words: import('../chat/chat-words.ts').ChatWords
  export default words
}

declare module 'words:estimate' {
  const facts: import('../estimate/estimate-facts.ts').EstimateFacts
  export default facts
}

declare module 'words:quote' {
  const words: import('../quote/quote-words.ts').QuoteDialogWords
  export default words
}
