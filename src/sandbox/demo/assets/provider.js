// The sandbox provider's page: passes its token to the window that opened it, or back to the page the
// player came from.
const here = new URL(location.href)
const state = here.searchParams.get('state') ?? ''
const back = here.searchParams.get('return')
const { provider } = document.body.dataset

const answer = (idToken) => {
  if (window.opener) {
    window.opener.postMessage({ source: 'perya-provider', state, provider, idToken }, location.origin)
    window.close()
  } else if (back?.startsWith('/m/')) {
    const said = new URLSearchParams({ provider, state, id_token: idToken })
    location.replace(`${back}#${said}`)
  }
}

for (const button of document.querySelectorAll('[data-token]')) {
  button.addEventListener('click', () => answer(button.dataset.token))
}
document.querySelector('.out').addEventListener('click', () => answer(''))
