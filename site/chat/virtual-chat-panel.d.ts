declare module 'virtual:chat-panel' {
  /** The HTML of the open chat, made by panel-markup.tsx when the site is built. */
  const markup: string
  export default markup
}
