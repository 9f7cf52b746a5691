import { Icon, type IconName } from './icon'
import { ToolButton, type ToolButtonProps } from './tool-button'

interface IconButtonProps extends Omit<ToolButtonProps, 'variant'> {
  icon: IconName
  /** What the button is called, also for those who point at it. */
  label: string
}

/** A tool that is a drawing. */
export function IconButton({ icon, label, ...button }: IconButtonProps) {
  return (
    <ToolButton variant="square" aria-label={label} title={label} {...button}>
      <Icon name={icon} />
    </ToolButton>
  )
}
