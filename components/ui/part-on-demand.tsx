import type { ComponentType } from 'react'
import { useErrorTexts } from '../page-frame/error-texts-provider'
import { BaseButton } from './base-button'
import { createOnDemand, type OnDemand, useLoadFailure, useOnDemand } from './on-demand'

/**
 * Returns a component whose code is loaded when it is first rendered. A failed load is shown in its
 * place with a retry. An error boundary would replace the whole page, with all typed words.
 * @param Pending is rendered while the code loads
 */
export function createPartOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Pending: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const part = createOnDemand(load)
  return function PartOnDemand(props: Props) {
    const Part = useOnDemand(part, true)
    const hasFailed = useLoadFailure(part)
    if (Part) return <Part {...props} />
    return hasFailed ? <PartFailure part={part} /> : <Pending {...props} />
  }
}

function Nothing() {
  return null
}

/** Reports that a part could not be loaded, and offers a retry. */
export function PartFailure({ part }: { part: OnDemand<unknown> }) {
  const texts = useErrorTexts()
  return (
    <div role="alert">
      <p>{texts.part}</p>
      <BaseButton onClick={() => void part.load().catch(() => undefined)}>{texts.retry}</BaseButton>
    </div>
  )
}
