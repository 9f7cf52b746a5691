import { beforeEach, expect, it, vi } from 'vitest'
import {
  createLink,
  createTranslation,
  getButton,
  getCount,
  getPanel,
  open,
  resetServer,
  server,
  text,
} from './side-by-side.fixture'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn(), callWithKeepalive: vi.fn() }))

beforeEach(resetServer)

const undoDone = '„Erledigt“ zurücknehmen'

it('reverts settled marks, the last one first', async () => {
  const marks = [createLink(1, 11, 'changed'), createLink(2, 12, 'changed')]
  const { user } = await open(['Eins', 'Zwei'], [text(11, 'One'), text(12, 'Two')], { modules: marks })
  expect(getPanel().queryByRole('button', { name: undoDone })).toBeNull()
  await user.click(getButton('Nächste Stelle'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'changed')] })
  await user.click(getButton('Erledigt'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'same')] })
  await user.click(getButton('Erledigt'))
  expect(getCount()).toHaveTextContent('Alles entspricht')
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same'), createLink(2, 12, 'changed')] })
  await user.click(getButton(undoDone))
  expect(getCount()).toHaveTextContent('Eine Stelle ist offen.')
  expect(getCount()).toHaveFocus()
  server.translationState = createTranslation({ modules: marks })
  await user.click(getButton(undoDone))
  expect(getCount()).toHaveTextContent('2 Stellen sind offen.')
  expect(getPanel().queryByRole('button', { name: undoDone })).toBeNull()
  const path = '/de/pageeditor-api/page/1/translated/undo/'
  expect(server.requests.slice(2)).toEqual([
    { path, data: { pairs: [{ module: 2, counterpart: { id: 12, revision: 4 } }] } },
    { path, data: { pairs: [{ module: 1, counterpart: { id: 11, revision: 4 } }] } },
  ])
})

it('settles all marks of a page in one step, and reverts it as one', async () => {
  const marks = [createLink(1, 11, 'changed'), createLink(2, 99, 'removed')]
  const { user } = await open(['Eins', 'Weg'], [text(11, 'One'), text(12, 'Two')], { modules: marks })
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same')], left_out: [12] })
  await user.click(getButton('Alle erledigt'))
  expect(getCount()).toHaveTextContent('Alles entspricht')
  expect(getCount()).toHaveFocus()
  server.translationState = createTranslation({ modules: marks })
  await user.click(getButton(undoDone))
  expect(getCount()).toHaveTextContent('3 Stellen sind offen.')
  const pairs = [
    { module: 1, counterpart: { id: 11, revision: 4 } },
    { module: 2, counterpart: null },
    { module: null, counterpart: { id: 12, revision: 4 } },
  ]
  expect(server.requests).toMatchObject([{ data: { pairs } }, { data: { pairs } }])
})

it('does not offer to revert a step after a later change by another editor', async () => {
  const { user } = await open(['Eins'], [text(11, 'One')], { modules: [createLink(1, 11, 'changed')] })
  await user.click(getButton('Nächste Stelle'))
  server.translationState = createTranslation({ modules: [createLink(1, 11, 'same')] })
  await user.click(getButton('Erledigt'))
  server.status = 409
  await user.click(getButton(undoDone))
  expect(await getPanel().findByRole('alert')).toHaveTextContent('Abgelehnt.')
  expect(getPanel().queryByRole('button', { name: undoDone })).toBeNull()
})
