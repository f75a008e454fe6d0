/** Whatever can answer a visitor's message. */
export type AnswerEngine = { answer: (message: string) => Promise<string> }
