import { describe, expect, it } from 'vitest'
import { freePort } from './free-port'

describe('freePort', () => {
  it('never returns a port twice', async () => {
    const ports: number[] = []
    for (let turn = 0; turn < 3000; turn += 1) ports.push(await freePort())
    expect(new Set(ports).size).toBe(ports.length)
  })
})
