import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card'
import { List, ListRow } from '../../ui/List'
import { PageFrame } from '../../ui/shell/PageFrame'
import { Titled } from '../../ui/Titled'
import { PageBar } from '../shell/PageBar'

/** Names are not translated: the licences require them unchanged. */
const credits = {
  fonts: [['Anybody, Figtree, Gabarito, Plus Jakarta Sans, Lexend', 'SIL Open Font License 1.1']],
  icons: [['Phosphor Icons', 'MIT']],
  art: [
    ['Noto Emoji', 'Apache License 2.0'],
    ['game-icons.net, Lorc, Delapouite and contributors', 'CC BY 3.0'],
  ],
  software: [
    [
      'React, React Router, XState, ofetch, Valibot, i18next, Day.js, Swiper, crypto-js, uqr, MiniSearch, virtua, Workbox',
      'MIT',
    ],
    ['web-vitals', 'Apache License 2.0'],
    ['DOMPurify', 'MPL 2.0 or Apache License 2.0'],
  ],
} as const

/** Credits for the software and assets the site uses. */
export default function LicencesPage() {
  const { t } = useTranslation(['licences', 'titles'])
  return (
    <PageFrame bar={<PageBar title={t('titles:licences')} />} foot="tabs">
      <div className="wrap stack">
        <p className="muted">{t('licences:intro')}</p>
        {(['fonts', 'icons', 'art', 'software'] as const).map((part) => (
          <Titled key={part} id={`credits-${part}`} title={t(`licences:${part}`)} className="stack">
            <Card pad="none">
              <List>
                {credits[part].map(([name, licence]) => (
                  <ListRow key={name} sub={licence}>
                    {name}
                  </ListRow>
                ))}
              </List>
            </Card>
          </Titled>
        ))}
      </div>
    </PageFrame>
  )
}
