import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { TeamChange } from '../team-calls'
import type { Team } from '../use-team'

interface TeamButtonProps {
  team: Team
  text: string
  /** The object of the action, for screen readers. */
  of: string
  change: TeamChange
}

/** Changes the team. */
export function TeamButton({ team, text, of, change }: TeamButtonProps) {
  const t = useTranslations('ownJobs.team')
  return (
    <Button
      isDisabled={team.isPending}
      aria-label={t('named', { action: text, name: of })}
      onClick={() => team.changeTeam(change)}
    >
      {text}
    </Button>
  )
}
