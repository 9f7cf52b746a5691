import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe'
import { renderIn } from './render'

describe('expectAccessible', () => {
  it('accepts correct markup and rejects an invalid role', async () => {
    await expectAccessible(
      renderIn(
        'de',
        <ul>
          <li>eins</li>
        </ul>,
      ).container,
    )
    // biome-ignore lint/a11y/useValidAriaRole: the violation under test.
    const invalid = renderIn('de', <p role="nonsense">zwei</p>)
    await expect(expectAccessible(invalid.container)).rejects.toThrow('aria-roles')
  })
})
