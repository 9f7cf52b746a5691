import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { Login } from '@/features/account/components/login/login'
import { createModule } from '@/features/blocks/module.fixture'
import { ModuleList } from '@/features/blocks/module-list'
import { JobForm } from '@/features/jobs/form/components/job-form'
import { Persons } from '@/features/persons/components/persons'
import { Search } from '@/features/search/components/search'
import { SubscriptionForm } from '@/features/subscriptions/components/subscription-form'
import { noJobValues } from '@/tests/factories/job'
import { wrapIn } from '@/tests/render'

vi.mock('@/lib/i18n/plain-navigation', () => ({ useParameter: () => '' }))

const form = createModule(
  'form',
  { title: 'Kontakt' },
  {
    id: 12,
    children: [
      createModule('formfield', { label: 'Name' }, { id: 100 }),
      createModule('formfield', { label: 'Text', kind: 'text' }, { id: 101, position: 1 }),
    ],
  },
)
const request = { query: '', category: null, page: 1, language: null, year: null, ordering: 'relevance' } as const
const writer = { id: 4, email: 'stellen@example.org', name: 'Kim', organization: 'Stadttheater', phone: '' }

/** Renders the markup of the server, which a visitor can use until `hydrate` is called. */
function renderOnServer(part: ReactElement) {
  const element = wrapIn('de', part)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(element)
  return () => render(element, { container, hydrate: true })
}

const listEnabledFields = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter((field) =>
    field.matches(':enabled:not([type=hidden], [type=checkbox], [type=radio], [type=submit])'),
  )

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

it.each<[string, number, ReactElement]>([
  ['login', 2, <Login key="login" hasPasskeys failure={null} />],
  ['search', 1, <Search key="search" locale="de" request={request} searchResult={null} />],
  ['search for persons', 1, <Persons key="persons" locale="de" groups={[{ category: null, persons: [] }]} />],
  [
    'subscription',
    1,
    <SubscriptionForm
      key="newsletter"
      list="newsletter"
      locale="de"
      isSent={false}
      returnedForm={null}
      privacyHref={null}
    />,
  ],
  ['form block', 2, <ModuleList key="form" modules={[form]} locale="de" returnedForm={null} />],
])('keeps text that is typed before hydration: %s', (_form, minCount, part) => {
  const hydrate = renderOnServer(part)
  const fields = listEnabledFields()
  expect(fields.length).toBeGreaterThanOrEqual(minCount)
  for (const field of fields) field.value = 'früh'
  hydrate()
  expect(fields.map(({ isConnected, value }) => isConnected && value)).toEqual(fields.map(() => 'früh'))
})

it('enables the fields of a job ad only after hydration', () => {
  const hydrate = renderOnServer(
    <JobForm
      initialJob={null}
      writer={writer}
      choices={noJobValues}
      locale="de"
      today="2026-11-23"
      callWithLogin={(call) => call()}
      renderText={(text) => <p>{text}</p>}
    />,
  )
  expect(screen.getByLabelText(/^Titel der Stelle/)).toBeDisabled()
  expect(listEnabledFields()).toEqual([])
  hydrate()
  expect(screen.getByLabelText(/^Titel der Stelle/)).toBeEnabled()
})
