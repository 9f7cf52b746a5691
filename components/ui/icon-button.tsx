import { Icon, type IconName } from './icon'
import { ToolButton, type ToolButtonProps } from './tool-button'

interface IconButtonProps extends Omit<ToolButtonProps, 'variant'> {
  icon: IconName
  /** Accessible name of the button, also shown as its tooltip. */
  label: string
}

export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <ToolButton variant="square" aria-label={label} title={label} {...button}>
      <Icon name={icon} />
    </ToolButton>
  )
}
