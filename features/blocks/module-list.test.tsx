import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { createModule } from './module.fixture'
import { ModuleList } from './module-list'

const createText = (content: string, position?: number) =>
  createModule('text', { content: `<p>${content}</p>` }, position === undefined ? {} : { position })

function silenceReports() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

it('renders modules in the order of their positions', () => {
  renderIn('de', <ModuleList modules={[createText('zweitens', 2), createText('erstens', 1)]} locale="de" />)
  expect(screen.getAllByText(/tens$/).map((paragraph) => paragraph.textContent)).toEqual(['erstens', 'zweitens'])
})

it('renders nothing without modules', () => {
  const { container } = renderIn('de', <ModuleList modules={[]} locale="de" />)
  expect(container).toBeEmptyDOMElement()
})

it('marks adjacent blocks of a kind for the style sheet', () => {
  silenceReports()
  const createTeam = () => createModule('team', {})
  const modules = [createTeam(), createModule('curtain', {}), createTeam(), createText('dazwischen'), createTeam()]
  const { container } = renderIn('de', <ModuleList modules={modules} locale="de" />)
  const marks = [...container.querySelectorAll<HTMLElement>('[data-model]')].map(({ dataset }) => [
    dataset.model,
    dataset.repeated,
  ])
  expect(marks).toEqual([
    ['team', undefined],
    ['team', 'apart'],
    ['text', undefined],
    ['team', undefined],
  ])
})

it('marks blocks after a block with space or a headline for the style sheet', () => {
  const modules = [
    createText('oben'),
    createModule('quote', { content: '<p>Zitat</p>' }),
    createText('nach dem Zitat'),
    createText('unten'),
  ]
  const modulesWithHeadline = [
    createModule('headline', { headline_level: 2, content: 'Kopf' }),
    createText('nach der Überschrift'),
    createText('danach'),
  ]
  const { container } = renderIn('de', <ModuleList modules={[...modules, ...modulesWithHeadline]} locale="de" />)
  const marks = [...container.querySelectorAll<HTMLElement>('[data-model]')].map(({ dataset }) => [
    dataset.pageSpace === '',
    dataset.afterLead === '',
  ])
  const [none, space, afterLead] = [
    [false, false],
    [true, false],
    [false, true],
  ]
  expect(marks).toEqual([none, space, space, none, none, afterLead, none])
})

it('hides an unknown model from visitors, and reports it once', () => {
  const report = silenceReports()
  const modules = [createModule('hologram', {}), createModule('hologram', {}), createText('sichtbar')]
  const { container } = renderIn('de', <ModuleList modules={modules} locale="de" />)
  expect(container).toHaveTextContent(/^sichtbar$/)
  expect(report).toHaveBeenCalledOnce()
  expect(report.mock.calls[0]?.[0]).toContain('Unknown block: hologram')
})

it('hides a module with invalid data from visitors, and reports it', () => {
  const report = silenceReports()
  const { container } = renderIn('de', <ModuleList modules={[createModule('link', { link: 7 })]} locale="de" />)
  expect(container).toHaveTextContent(/^$/)
  expect(report.mock.calls[0]?.[0]).toContain('Wrong data of a block: link')
})

it('treats a name of Object.prototype as an unknown model', () => {
  silenceReports()
  const { container } = renderIn('de', <ModuleList modules={[createModule('constructor', {})]} locale="de" />)
  expect(container).toHaveTextContent(/^$/)
})

it('shows editors a note for a module that cannot be shown, also in a container', () => {
  silenceReports()
  const column = { index: 0, classes: '', children: [createModule('projector', {})] }
  const container = createModule('container', { layout: 0 }, { columns: [column] })
  renderIn('en', <ModuleList modules={[container]} locale="en" isEditor />)
  expect(screen.getByRole('note')).toHaveTextContent('The block “projector” can’t be shown here.')
})

it.each([
  ['logolistitem', 'A picture is missing here.'],
  ['audio', 'A recording is missing here.'],
  ['teammember', 'A person is missing here.'],
  ['link', 'A link is missing here.'],
  ['quote', 'Text is missing here.'],
])('shows editors the missing field of %s', (model, message) => {
  renderIn('en', <ModuleList modules={[createModule(model, {})]} locale="en" isEditor />)
  expect(screen.getByRole('note')).toHaveTextContent(message)
})

it('renders the modules of a container column by column', () => {
  const columns = [
    { index: 1, classes: '', children: [createText('rechts')] },
    { index: 0, classes: '', children: [createText('links oben'), createText('links unten')] },
  ]
  const { container } = renderIn(
    'de',
    <ModuleList modules={[createModule('container', { layout: 1 }, { columns })]} locale="de" />,
  )
  const grid = container.querySelector('[data-layout="67-33"]')
  if (!(grid instanceof HTMLElement)) throw new Error('no columns')
  expect([...grid.children].map((column) => column.textContent)).toEqual(['links obenlinks unten', 'rechts'])
  expect(within(grid).getAllByText(/links/)).toHaveLength(2)
})

it('marks an empty column for editors in their language, not for visitors', () => {
  const columns = [
    { index: 0, classes: '', children: [] },
    { index: 1, classes: '', children: [createText('rechts')] },
  ]
  const modules = [createModule('container', { layout: 3 }, { columns })]
  const attributes = { 'data-empty': 'Nothing yet', 'data-empty-language': 'en' }
  const editorView = renderIn('de', <ModuleList modules={modules} locale="de" editAttributes={() => attributes} />)
  const notes = editorView.container.querySelectorAll('[data-empty]:empty')
  expect([...notes].map((note) => [note.getAttribute('data-empty'), note.getAttribute('lang')])).toEqual([
    ['Nothing yet', 'en'],
  ])
  const visitorView = renderIn('de', <ModuleList modules={modules} locale="de" />)
  expect(visitorView.container.querySelector('[data-empty], [lang]')).toBeNull()
})
