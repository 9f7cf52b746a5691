import { expect, test } from 'vitest'
import { expectAccessible } from './axe'
import { renderIn } from './render'

test('a part without faults passes, one with a fault does not', async () => {
  await expectAccessible(
    renderIn(
      'de',
      <ul>
        <li>eins</li>
      </ul>,
    ).container,
  )
  // biome-ignore lint/a11y/useValidAriaRole: the fault that shall be found.
  const faulty = renderIn('de', <p role="nonsense">zwei</p>)
  await expect(expectAccessible(faulty.container)).rejects.toThrow('aria-roles')
})
