import { beforeEach, describe, expect, it } from 'vitest'
import { findData } from './document'
import { createTree } from './example.fixture'
import { flushPromises, TestSession } from './session.fixture'
import { SimulatedBackend } from './simulated-backend.fixture'

let backend: SimulatedBackend
let anna: TestSession

beforeEach(async () => {
  backend = new SimulatedBackend([createTree('a'), createTree('b')], { title: 'Start' })
  anna = await TestSession.start(backend, 'anna')
})

const write = (key: string, content: string) => anna.editor.execute({ type: 'change', key, fields: { content } })
const findSaved = (key: string) => findData(backend.state, key)?.content

/** Unloads the page: its code stops and no response arrives. */
function unload(): void {
  anna.network = 'unloading'
  anna.editor.flushWithKeepalive()
}

/** Opens the page again in the same browser. */
async function comeBack(): Promise<void> {
  anna.network = 'online'
  await anna.load()
  await anna.save()
}

describe('an unloading page', () => {
  it('sends the last words although its code stops', async () => {
    write('m1', 'eben geschrieben')
    anna.editor.queueTyping('m2', () => ({ content: 'noch im Schreiben' }))
    anna.editor.execute({ type: 'change', key: 'page', fields: { title: 'Titel' } })
    unload()
    await flushPromises()
    expect([findSaved('1'), findSaved('2'), backend.state.settings.title]).toEqual([
      'eben geschrieben',
      'noch im Schreiben',
      'Titel',
    ])
  })

  it('causes no duplicates and no conflicts when opened again', async () => {
    write('m1', 'eben geschrieben')
    unload()
    await comeBack()
    expect(anna.editor.status).toBe('saved')
    expect(findData(anna.editor.document, 'm1')?.content).toBe('eben geschrieben')
    expect(anna.keepaliveCalls).toHaveLength(1)
  })

  it('repeats the pending call and sends later changes', async () => {
    write('m1', 'erst')
    anna.network = 'unloading'
    void anna.editor.flush()
    await flushPromises()
    write('m1', 'erst und dann')
    unload()
    expect(findSaved('1')).toBe('erst und dann')
    expect(anna.keepaliveCalls).toHaveLength(2)
    await comeBack()
    expect(anna.editor.status).toBe('saved')
    expect(findSaved('1')).toBe('erst und dann')
  })

  it('keeps the words of another editor and shows both after reopening', async () => {
    const ben = await TestSession.start(backend, 'ben')
    ben.editor.execute({ type: 'change', key: 'm1', fields: { content: 'von Ben' } })
    await ben.save()
    write('m1', 'von Anna')
    unload()
    expect(findSaved('1')).toBe('von Ben')
    await comeBack()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', localData: { content: 'von Anna' } }])
  })

  it('sends nothing if all is saved, and reports the bytes to send', async () => {
    expect(anna.editor.keepaliveBytes).toBe(0)
    write('m1', 'ä'.repeat(40_000))
    expect(anna.editor.keepaliveBytes).toBeGreaterThan(80_000)
    await anna.save()
    unload()
    expect(anna.keepaliveCalls).toEqual([])
  })
})
