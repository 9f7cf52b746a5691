import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { AdministrationForTests, answerCalls } from '../administration.fixture'
import { events } from '../records/events'
import { RecordActions } from './record-actions'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('says of one record that is refused the reason alone', async () => {
  const user = userEvent.setup()
  const notices: (string | undefined)[] = []
  const refused = [{ id: 7, detail: 'Das hat inzwischen jemand anderes getan.' }]
  answerCalls(() => [200, { done: [], refused }])
  const facts = { id: 7, revision: 1, title: 'Chorprobe', url: null, changed_at: null, changed_by: null }
  renderIn(
    'de',
    <AdministrationForTests notify={(text) => notices.push(text)}>
      <RecordActions
        view={events}
        record={{ ...facts, values: {}, row: { state: { de: 'online', en: null } } }}
        onDone={() => undefined}
      />
    </AdministrationForTests>,
  )
  await user.click(screen.getByRole('button', { name: 'Offline nehmen' }))
  expect(notices).toEqual(['Das hat inzwischen jemand anderes getan.'])
})
