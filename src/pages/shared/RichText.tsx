import DOMPurify from 'dompurify'
import { hasScreen } from '../../flows/core/screens'
import { checkUrl } from '../../flows/core/urls'
import css from './RichText.module.css'

/** Elements allowed in text from the platform; everything else is removed, but its text is kept. */
const allowed = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'blockquote',
    'hr',
    'img',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
  RETURN_TRUSTED_TYPE: true,
} as const

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  // Links and pictures pass the same allow-list as every other address.
  const href = node.getAttribute('href')
  const link = checkUrl(href)
  const nowhere = link.kind === 'refused' || (link.kind === 'own' && !hasScreen(link.path))
  if (href !== null && nowhere) node.removeAttribute('href')
  const src = node.getAttribute('src')
  if (src !== null && checkUrl(src).kind !== 'own') node.remove()
  if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy')
})

/** The only place where HTML from the platform reaches the page: announcements, help, rules. */
export function RichText({ html }: { html: string }) {
  const clean = DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  })
  // oxlint-disable-next-line react/no-danger -- sanitised above; the only such place
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />
}
