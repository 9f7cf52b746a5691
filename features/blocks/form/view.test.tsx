import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { ReturnedForm } from '@/lib/returned-form'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { createModule } from '../module.fixture'
import { ModuleList } from '../module-list'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))
vi.mock('@/components/form/obtain-form-proof', () => ({
  obtainFormProof: async () => ({ ticket: 'ticket', answers: [1, 2] }),
}))

const requests: FormData[] = []
let response: { status: number; data: unknown }
beforeEach(() => {
  requests.length = 0
  sessionStorage.clear()
  response = { status: 201, data: { thanks: '' } }
  vi.mocked(callBackend).mockImplementation(async (_method, _path, { data } = {}) => {
    if (data instanceof FormData) requests.push(data)
    return { ...response, retryAfter: null }
  })
})

const allFields = [
  { label: 'Name', is_required: true },
  { label: 'E-Mail', kind: 'email', help: 'Für die Antwort.' },
  { label: 'Tag', kind: 'radio', options: 'Freitag\nSamstag' },
  { label: 'Essen', kind: 'select', options: 'vegan\nmit Fisch' },
  { label: 'Werkstatt', kind: 'checkboxes', options: 'Stimme\nLicht' },
  { label: 'Text', kind: 'text' },
  { label: 'Anreise', kind: 'date' },
  { label: 'Datei', kind: 'file' },
  { label: 'Ich stimme zu.', kind: 'consent', is_required: true },
]

function open(
  data: Record<string, unknown> = {},
  returnedForm: ReturnedForm | null = null,
  fields: Record<string, unknown>[] = allFields,
) {
  const children = fields.map((field, position) => createModule('formfield', field, { position, id: 100 + position }))
  const form = createModule('form', { title: 'Anmeldung', thanks: 'Danke!', ...data }, { children, id: 12 })
  return renderIn('de', <ModuleList modules={[form]} locale="de" returnedForm={returnedForm} />)
}

it('has no note about required fields if all fields are optional', () => {
  open({}, null, [{ label: 'Name' }])
  expect(screen.getByText(/^Wir bewahren Ihre Angaben 90 Tage/)).toBeVisible()
})

it('renders each field with its label, help and requirements', async () => {
  const { container } = open()
  expect(screen.getByRole('heading', { name: 'Anmeldung', level: 2 })).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toBeRequired()
  expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription('Für die Antwort.')
  expect(screen.getByRole('group', { name: 'Tag' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Essen' })).toHaveDisplayValue('Bitte auswählen')
  expect(screen.getByRole('checkbox', { name: 'Licht' })).not.toBeChecked()
  expect(screen.getByLabelText('Datei')).toHaveAccessibleDescription(/PDF, JPEG/)
  expect(screen.getByText(/^Mit \* gekennzeichnete Felder .* 90 Tage/)).toBeVisible()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '?form=12#form-12')
  expect(form).toHaveAttribute('enctype', 'multipart/form-data')
  await expectAccessible(container)
})

it('shows problems and values of a submission without scripts', async () => {
  const { container } = open(
    {},
    {
      formId: 12,
      problems: { 'field-100': 'Pflichtfeld', protection: 'Bitte noch einmal.' },
      values: { 'field-101': ['ada@example.org'], 'field-102': ['Samstag'], 'field-104': ['Stimme'] },
      ticket: 'abc',
    },
  )
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Name: Pflichtfeld' })).toHaveAttribute('href', '#field-100')
  expect(screen.getByText('Bitte noch einmal.')).toBeVisible()
  expect(screen.getByLabelText(/^Name/)).toBeInvalid()
  expect(screen.getByLabelText('E-Mail')).toHaveValue('ada@example.org')
  expect(screen.getByRole('radio', { name: 'Samstag' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Stimme' })).toBeChecked()
  expect(container.querySelector('input[name=ticket]')).toHaveValue('abc')
  await expectAccessible(container)
})

it('ignores the submission of another form', () => {
  open({}, { formId: 13, problems: { form: 'Geschlossen' }, values: {}, ticket: '' })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sends its answers once, with ticket and proof of work, and shows the thanks', async () => {
  open()
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/^Name/), 'Ada')
  await user.dblClick(screen.getByRole('button', { name: 'Absenden' }))
  await waitFor(() => expect(screen.getByText('Danke!')).toHaveFocus())
  expect(requests).toHaveLength(1)
  expect(requests[0]?.get('field-100')).toBe('Ada')
  expect([requests[0]?.get('ticket'), requests[0]?.get('work')]).toEqual(['ticket', '1,2'])
  expect(sessionStorage).toHaveLength(0)
})

it('sends a day as typed, or as DD.MM.YYYY if chosen in the calendar', async () => {
  open({}, null, [
    { label: 'Anreise', kind: 'date', help: 'Vor dem Seminar.' },
    { label: 'Abreise', kind: 'date' },
  ])
  const user = userEvent.setup()
  const arrival = screen.getByRole('textbox', { name: 'Anreise' })
  expect(arrival).toHaveAccessibleDescription('Vor dem Seminar. TT.MM.JJJJ')
  await user.type(arrival, '24.12.2026')
  await user.click(screen.getAllByRole('button', { name: 'Tag im Kalender wählen' })[0] ?? arrival)
  await user.click(await screen.findByRole('button', { name: /23\. Dezember 2026/ }))
  expect(arrival).toHaveValue('23.12.2026')
  await user.type(screen.getByRole('textbox', { name: 'Abreise' }), '6.1.2027')
  await user.click(screen.getByRole('button', { name: 'Absenden' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]?.get('field-100')).toBe('23.12.2026')
  expect(requests[0]?.get('field-101')).toBe('6.1.2027')
})

it('shows problems at their fields, and keeps the values, also after a reload', async () => {
  const { unmount } = open()
  const user = userEvent.setup()
  response = { status: 400, data: { 'field-101': ['Ungültige E-Mail Adresse'] } }
  await user.type(screen.getByLabelText('E-Mail'), 'ada@')
  await user.click(screen.getByRole('radio', { name: 'Freitag' }))
  fireEvent.submit(screen.getByRole('button', { name: 'Absenden' }))
  expect(await screen.findByRole('link', { name: 'E-Mail: Ungültige E-Mail Adresse' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveFocus()
  response = { status: 0, data: null }
  fireEvent.submit(screen.getByRole('button', { name: 'Absenden' }))
  expect(await screen.findByText(/keine Antwort bekommen/)).toBeVisible()
  expect(screen.getByLabelText('E-Mail')).toHaveValue('ada@')
  unmount()
  open()
  await waitFor(() => expect(screen.getByLabelText('E-Mail')).toHaveValue('ada@'))
  expect(screen.getByRole('radio', { name: 'Freitag' })).toBeChecked()
})

it('keeps an option that was chosen before the saved values are restored', async () => {
  const { unmount } = open()
  await userEvent.click(screen.getByRole('radio', { name: 'Freitag' }))
  await userEvent.type(screen.getByLabelText('E-Mail'), 'ada@')
  unmount()
  open()
  fireEvent.click(screen.getByRole('radio', { name: 'Samstag' }))
  await waitFor(() => expect(screen.getByLabelText('E-Mail')).toHaveValue('ada@'))
  expect(screen.getByRole('radio', { name: 'Samstag' })).toBeChecked()
})
