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

const write = (key: string, content: string) =>
  anna.editor.execute({ type: 'change', key, fields: { content } })
const saved = (key: string) => findData(backend.state, key)?.content

/** The page goes: nothing of it runs on, and no answer of its calls comes. */
function unload(): void {
  anna.network = 'unloading'
  anna.editor.flushWithKeepalive()
}

/** The page is opened again in the same browser. */
async function comeBack(): Promise<void> {
  anna.network = 'online'
  await anna.load()
  await anna.save()
}

describe('a page that is left', () => {
  it('sends the words of the last moment although nothing of it runs on', async () => {
    write('m1', 'eben geschrieben')
    anna.editor.queueTyping('m2', () => ({ content: 'noch im Schreiben' }))
    anna.editor.execute({ type: 'change', key: 'page', fields: { title: 'Titel' } })
    unload()
    await flushPromises()
    expect([saved('1'), saved('2'), backend.state.settings.title]).toEqual([
      'eben geschrieben',
      'noch im Schreiben',
      'Titel',
    ])
  })

  it('has sent nothing twice, and nothing in conflict with itself, when it is opened again', async () => {
    write('m1', 'eben geschrieben')
    unload()
    await comeBack()
    expect(anna.editor.status).toBe('saved')
    expect(findData(anna.editor.document, 'm1')?.content).toBe('eben geschrieben')
    expect(anna.keepaliveCalls).toHaveLength(1)
  })

  it('repeats the call that was under way, and sends what came after it', async () => {
    write('m1', 'erst')
    anna.network = 'unloading'
    void anna.editor.flush()
    await flushPromises()
    write('m1', 'erst und dann')
    unload()
    expect(saved('1')).toBe('erst und dann')
    expect(anna.keepaliveCalls).toHaveLength(2)
    await comeBack()
    expect(anna.editor.status).toBe('saved')
    expect(saved('1')).toBe('erst und dann')
  })

  it('overwrites nobody: another editor’s words stay, and both are shown on coming back', async () => {
    const ben = await TestSession.start(backend, 'ben')
    ben.editor.execute({ type: 'change', key: 'm1', fields: { content: 'von Ben' } })
    await ben.save()
    write('m1', 'von Anna')
    unload()
    expect(saved('1')).toBe('von Ben')
    await comeBack()
    expect(anna.editor.conflicts).toMatchObject([{ key: 'm1', yours: { content: 'von Anna' } }])
  })

  it('sends nothing where all is saved, and says how much it would send', async () => {
    expect(anna.editor.keepaliveBytes).toBe(0)
    write('m1', 'ä'.repeat(40_000))
    expect(anna.editor.keepaliveBytes).toBeGreaterThan(80_000)
    await anna.save()
    unload()
    expect(anna.keepaliveCalls).toEqual([])
  })
})
