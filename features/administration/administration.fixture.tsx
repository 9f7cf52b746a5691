import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import type { UserRole } from '@/lib/contract/accounts/account'
import { reportNames } from '@/lib/contract/administration/reports'
import { renderIn } from '@/tests/render'
import { AdministrationProvider } from './administration-context'
import type { Values } from './calls'
import { recordTypeNames } from './record-type-names'

/** Mocks the responses to calls. The test file must mock the backend. */
export function mockCalls(
  respond: (
    method: string,
    path: string,
    data: unknown,
  ) => [status: number, data: unknown] | Promise<[status: number, data: unknown]>,
) {
  vi.mocked(callBackend).mockReset()
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    const [status, body] = await respond(method, path, data)
    return { status, data: body, retryAfter: null }
  })
}

/** Returns the path and body of all requests with a method. */
export const listSentRequests = (method: string) =>
  vi
    .mocked(callBackend)
    .mock.calls.filter(([callMethod]) => callMethod === method)
    .map(([, path, parts]) => [path, parts?.data] as const)

interface AdministrationForTestsProps {
  notify?: (text: string | undefined, actions: string[]) => void
  open?: (address: string) => void
  role?: UserRole
  /** The types of the role; all by default. */
  types?: readonly string[]
  /** Receives the handler of the first action of each notice. */
  onUndo?: (press: () => void) => void
  children: ReactNode
}

/** Provides the context of the administration to a part of it. */
export function AdministrationForTests({
  notify,
  open,
  role = 'admin',
  types = recordTypeNames,
  onUndo,
  children,
}: AdministrationForTestsProps) {
  return (
    <AdministrationProvider
      value={{
        locale: 'de',
        user: { id: 1, name: 'Ada Amt', email: 'ada@example.org', role },
        types,
        reports: [...reportNames],
        hasChecklist: false,
        callWithLogin: (call) => call(),
        notify: (notice) => {
          notify?.(notice?.text, notice?.actions?.map(({ text }) => text) ?? [])
          const [action] = notice?.actions ?? []
          if (action) onUndo?.(action.onPress)
        },
        open: (address) => open?.(address),
      }}
    >
      {children}
    </AdministrationProvider>
  )
}

/** Renders a part of the administration, in German. */
export function renderInAdministration(part: ReactNode, props: Omit<AdministrationForTestsProps, 'children'> = {}) {
  return renderIn('de', <AdministrationForTests {...props}>{part}</AdministrationForTests>)
}

/** Creates a record with the id 7, as the backend sends it. */
export function createMockRecord<Row extends Values>(title: string, values: Values, row: Row, revision = 1) {
  return { id: 7, revision, title, url: null, changed_at: null, changed_by: null, values, row }
}
