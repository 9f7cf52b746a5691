import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { TeamChange } from '../team-calls'
import type { Team } from '../use-team'

interface TeamButtonProps {
  team: Team
  text: string
  /** The object of the action. It is added to the label for screen readers. */
  objectName: string
  change: TeamChange
}

export function TeamButton({ team, text, objectName, change }: TeamButtonProps) {
  const t = useTranslations('ownJobs.team')
  return (
    <Button
      isDisabled={team.isPending}
      aria-label={t('named', { action: text, name: objectName })}
      onClick={() => team.changeTeam(change)}
    >
      {text}
    </Button>
  )
}
