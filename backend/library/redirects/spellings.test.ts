import { describe, expect, it } from 'vitest'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { joinRows, previewTable } from '@/tests/content/record-tables'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

async function addRedirect(from: string, to = '/de/ziel') {
  const response = await editor.call('POST', '/de/api/redirects/', { values: { old_path: from, new_path: to } })
  const { values } = await response.json()
  return { status: response.status, values }
}

async function findTarget(path: string) {
  const response = await backend.get(`/de/pageeditor-api/redirect${path}`)
  return response.status === 200 ? (await response.json()).new_path : null
}

describe('the spellings of a path', () => {
  it.each([
    ['/k\u00fcnstler/gro\u00df', '/ku\u0308nstler/gro\u00df', '/künstler/groß', '/ku%CC%88nstler/gro%C3%9F'],
    ['/a%20b', '/a b', '/a b', '/a%20b'],
    ['/c+d', '/c%2Bd', '/c+d', '/c%2Bd'],
    ['/e%2Bf', '/e+f', '/e+f', '/e+f'],
    ['/stra%C3%9Fe/', '/straße', '/straße', '/stra%c3%9fe/'],
  ])('%s and %s count as one address', async (first, second, canonical, request) => {
    expect(await addRedirect(first)).toMatchObject({ status: 201, values: { old_path: canonical } })
    expect(await addRedirect(second)).toEqual({
      status: 400,
      values: { old_path: ['Für diese Adresse gibt es schon eine Weiterleitung.'] },
    })
    expect(await findTarget(request)).toBe('/de/ziel')
  })

  it('cannot form a loop', async () => {
    expect(await addRedirect('/im%20kreis', '/im kreis')).toMatchObject({
      status: 400,
      values: { new_path: [expect.stringContaining('nicht auf sich selbst')] },
    })
  })
})

describe('the rejection of an address', () => {
  const query = 'Eine Adresse mit „?“ oder „#“ kann nicht weitergeleitet werden.'
  const encoding = 'Diese Adresse enthält ein Zeichen, das Browser und Server verschieden lesen'
  const dots = 'Eine Adresse darf keinen Teil enthalten, der nur aus einem oder zwei Punkten besteht'
  const localPathMessage = 'Bitte geben Sie eine Adresse dieser Website ein, die mit / beginnt'
  it.each([
    ['/index.php?id=12', query],
    ['/alt#unten', query],
    ['/alt%3Fid=12', query],
    ['/50%25', encoding],
    ['/50%', encoding],
    ['/a%252Fb', encoding],
    ['/a%2Fb', encoding],
    ['/a/../b', dots],
    ['/a/%2E%2e', dots],
    ['/a/..%3Bx=1/b', dots],
    ['/./b', dots],
    ['//example.org/a', localPathMessage],
    ['https://example.org/a', localPathMessage],
    ['/a%C2%85b', encoding],
    ['/a%E2%80%AEb', encoding],
  ])('has a reason for %s', async (from, reason) => {
    const [message] = (await addRedirect(from)).values.old_path
    expect(message).toContain(reason)
    const { lines } = await previewTable(editor, 'redirects', joinRows('Von;Nach', `${from};/de/ziel`))
    expect(lines[0]?.errors).toMatchObject([{ target: 'old_path', message }])
  })
})
