/** Something that a device shows at once. `path` is what a tap opens; one with the same `tag` takes the place of the last. */
export type PushNews = {
  title: string
  body: string
  path: string
  tag: string
  /** Neither sound nor vibration. */
  isQuiet: boolean
}
