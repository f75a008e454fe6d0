// Goes back if the previous page was on this site; otherwise, and without script, the link is followed.
document.querySelector('[data-back]')?.addEventListener('click', (event) => {
  if (!document.referrer.startsWith(`${location.origin}/`) || history.length < 2) return
  event.preventDefault()
  history.back()
})
