import { expect, it } from 'vitest'
import { code, planted } from './project'
import { conductors, placesAsked } from './rules/views'

const views = code.filter(({ path }) => /^src\/(pages|app|ui)\//.test(path))

it('screens ask charts for tags, never for states', () => {
  expect(placesAsked(views)).toEqual([])
})

it('no screen conducts: what watches one chart and tells another is a chart or a flow', () => {
  expect(conductors(views)).toEqual([])
})

it.each([
  `const loading = useSelector(chart, (state) => state.matches('loading'))`,
  `const asking = home.getSnapshot().matches({ team: 'asking' })`,
])('sees a state asked for in: %s', (text) => {
  expect(placesAsked([planted('src/pages/a/A.tsx', text)])).toEqual([
    'src/pages/a/A.tsx:1 asks for a state, not for a tag',
  ])
})

it('sees a screen that watches one chart and tells another', () => {
  const text = [
    `const guest = useSelector(appActor(), (state) => state.hasTag('guest'))`,
    `const { id } = useSelector(sheet, (state) => state.context)`,
    `useEffect(() => list.send({ type: guest ? 'SIGNED_OUT' : 'SIGNED_IN' }), [list, guest])`,
    `useEffect(() => { if (id) list.send({ type: 'LOOK_AT', id }) }, [list, id])`,
    `useEffect(() => { if (id) sheet.send({ type: 'READ' }) }, [sheet, id])`,
  ].join('\n')
  expect(conductors([planted('src/pages/a/A.tsx', text)])).toEqual([
    'src/pages/a/A.tsx:3 watches appActor() and tells list',
    'src/pages/a/A.tsx:4 watches sheet and tells list',
  ])
})
