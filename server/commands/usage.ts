export const usage = `npm run leads                     requests, newest first
npm run leads -- --csv            the same as a table for a spreadsheet
npm run leads -- --spam           what may be spam, and why
npm run leads -- --unsent         messages that have not gone out yet, those given up among them
npm run leads -- rescue ID        takes a request out of the spam and sends its letters
npm run leads -- resend           tries at once what waits or was given up
npm run leads -- forget EMAIL     removes a person everywhere, letters included
npm run leads -- copy --to URL    copies everything into an empty Postgres, checked row by row
npm run leads -- restore FILE     puts a backup in the place of the database
npm run backup                    copies the database while the server runs`
