// What the game tells the app when its tester says so.
'use strict'

for (const button of document.querySelectorAll('[data-tells]')) {
  button.addEventListener('click', () => {
    const { type, ...more } = JSON.parse(button.dataset.tells)
    base.tell(type, more)
    button.closest('details').open = false
  })
}
