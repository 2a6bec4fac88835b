import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { VendorList } from '../../src/ui/home/VendorList'
import { VendorRows } from '../../src/ui/home/VendorRows'
import { ListRow } from '../../src/ui/List'
import { LongList } from '../../src/ui/LongList'

vi.mock('../../src/ui/games/useRowShape', () => ({ useRowShape: () => ({ across: 3, height: 200 }) }))

/** What is rendered before anything was measured: a page without a height has no rows near the viewport. */
const tags = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

const inbox = (count: number) =>
  tags(
    renderToString(
      <LongList
        rows={Array.from({ length: count }, (_, n) => n)}
        label="Messages"
        rowHeight={56}
        renderRow={(n) => (
          <ListRow as="div" key={n} href={`/m/message?id=${n}`}>
            {n}
          </ListRow>
        )}
      />,
    ),
  )

const vendors = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: `v${n}`, name: `Vendor ${n}`, href: '/m/home' }))

it('5,000 messages are drawn with no more nodes than 50', () => {
  expect(inbox(5_000)).toBe(inbox(50))
})

it('200 vendors are drawn with no more nodes than 25, before and after the code for long lists is there', () => {
  const short = tags(renderToString(<VendorList vendors={vendors(25)} label="Vendors" />))
  expect(tags(renderToString(<VendorList vendors={vendors(200)} label="Vendors" />))).toBe(short)
  expect(tags(renderToString(<VendorRows vendors={vendors(200)} label="Vendors" />))).toBeLessThan(short)
})
