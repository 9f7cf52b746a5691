import type { ComponentProps } from 'react'

export interface BaseButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** Disabled by `aria-disabled`, so that it can keep the focus, for example during a request. */
  isDisabled?: boolean | undefined
}

/** The base of every button of the site. `Button` and `ToolButton` have an appearance. */
export function BaseButton({ isDisabled, onClick, ...button }: BaseButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-disabled={isDisabled}
      onClick={(event) => (isDisabled ? event.preventDefault() : onClick?.(event))}
    />
  )
}
