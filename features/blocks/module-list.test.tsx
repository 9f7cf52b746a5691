import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { moduleOf } from './module.fixture'
import { ModuleList } from './module-list'

const text = (content: string, position?: number) =>
  moduleOf('text', { content: `<p>${content}</p>` }, position === undefined ? {} : { position })

function silenceReports() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

test('modules are rendered in the order of their positions', () => {
  renderIn('de', <ModuleList modules={[text('zweitens', 2), text('erstens', 1)]} locale="de" />)
  expect(screen.getAllByText(/tens$/).map((paragraph) => paragraph.textContent)).toEqual([
    'erstens',
    'zweitens',
  ])
})

test('a page without modules shows nothing', () => {
  const { container } = renderIn('de', <ModuleList modules={[]} locale="de" />)
  expect(container).toBeEmptyDOMElement()
})

test('adjacent blocks of a kind are marked for the style sheet', () => {
  silenceReports()
  const team = () => moduleOf('team', {})
  const modules = [team(), moduleOf('curtain', {}), team(), text('dazwischen'), team()]
  const { container } = renderIn('de', <ModuleList modules={modules} locale="de" />)
  const told = [...container.querySelectorAll<HTMLElement>('[data-model]')].map(({ dataset }) => [
    dataset.model,
    dataset.repeated,
  ])
  expect(told).toEqual([
    ['team', undefined],
    ['team', 'apart'],
    ['text', undefined],
    ['team', undefined],
  ])
})

test('what follows a block that asks for space, or a headline, is marked for the style sheet', () => {
  const modules = [
    text('oben'),
    moduleOf('quote', { content: '<p>Zitat</p>' }),
    text('nach dem Zitat'),
    text('unten'),
  ]
  const headed = [
    moduleOf('headline', { headline_level: 2, content: 'Kopf' }),
    text('nach der Überschrift'),
    text('danach'),
  ]
  const { container } = renderIn('de', <ModuleList modules={[...modules, ...headed]} locale="de" />)
  const told = [...container.querySelectorAll<HTMLElement>('[data-model]')].map(({ dataset }) => [
    dataset.pageSpace === '',
    dataset.led === '',
  ])
  const [none, space, led] = [
    [false, false],
    [true, false],
    [false, true],
  ]
  expect(told).toEqual([none, space, space, none, none, led, none])
})

test('visitors see nothing of an unknown model; it is reported once', () => {
  const report = silenceReports()
  const modules = [moduleOf('hologram', {}), moduleOf('hologram', {}), text('sichtbar')]
  const { container } = renderIn('de', <ModuleList modules={modules} locale="de" />)
  expect(container).toHaveTextContent(/^sichtbar$/)
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[0]).toContain('Unknown block: hologram')
})

test('visitors see nothing of a module whose data is wrong; it is reported', () => {
  const report = silenceReports()
  const { container } = renderIn('de', <ModuleList modules={[moduleOf('link', { link: 7 })]} locale="de" />)
  expect(container).toHaveTextContent(/^$/)
  expect(report.mock.calls[0]?.[0]).toContain('Wrong data of a block: link')
})

test('a name from Object.prototype is no model', () => {
  silenceReports()
  const { container } = renderIn('de', <ModuleList modules={[moduleOf('constructor', {})]} locale="de" />)
  expect(container).toHaveTextContent(/^$/)
})

test('editors read which module cannot be shown, in a container too', () => {
  silenceReports()
  const inner = { index: 0, classes: '', children: [moduleOf('projector', {})] }
  const container = moduleOf('container', { layout: 0 }, { columns: [inner] })
  renderIn('en', <ModuleList modules={[container]} locale="en" isEditor />)
  expect(screen.getByRole('note')).toHaveTextContent('The block “projector” cannot be shown here.')
})

test.each([
  ['logolistitem', 'A picture is missing here.'],
  ['audio', 'A recording is missing here.'],
  ['teammember', 'A person is missing here.'],
  ['link', 'A link is missing here.'],
  ['quote', 'Text is missing here.'],
])('editors read what %s lacks', (model, words) => {
  renderIn('en', <ModuleList modules={[moduleOf(model, {})]} locale="en" isEditor />)
  expect(screen.getByRole('note')).toHaveTextContent(words)
})

test('a container shows the modules of its columns, column by column', () => {
  const columns = [
    { index: 1, classes: '', children: [text('rechts')] },
    { index: 0, classes: '', children: [text('links oben'), text('links unten')] },
  ]
  const { container } = renderIn(
    'de',
    <ModuleList modules={[moduleOf('container', { layout: 1 }, { columns })]} locale="de" />,
  )
  const grid = container.querySelector('[data-layout="67-33"]')
  if (!(grid instanceof HTMLElement)) throw new Error('no columns')
  expect([...grid.children].map((column) => column.textContent)).toEqual(['links obenlinks unten', 'rechts'])
  expect(within(grid).getAllByText(/links/)).toHaveLength(2)
})

test('editors read in an empty column, in their language, what it is; visitors see nothing there', () => {
  const columns = [
    { index: 0, classes: '', children: [] },
    { index: 1, classes: '', children: [text('rechts')] },
  ]
  const modules = [moduleOf('container', { layout: 3 }, { columns })]
  const attributes = { 'data-empty': 'Nothing yet', 'data-empty-language': 'en' }
  const editors = renderIn(
    'de',
    <ModuleList modules={modules} locale="de" editAttributes={() => attributes} />,
  )
  const notes = editors.container.querySelectorAll('[data-empty]:empty')
  expect([...notes].map((note) => [note.getAttribute('data-empty'), note.getAttribute('lang')])).toEqual([
    ['Nothing yet', 'en'],
  ])
  const visitors = renderIn('de', <ModuleList modules={modules} locale="de" />)
  expect(visitors.container.querySelector('[data-empty], [lang]')).toBeNull()
})
