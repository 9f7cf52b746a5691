import { belonging, memory } from './debate-access'
import { machines, repertoire } from './debate-art'
import { visitors, young } from './debate-audience'
import { climate, subsidies } from './debate-money'
import { orchestras, publicStage } from './debate-music'
import { leadership, livelihood } from './debate-work'
import { abroad, prizes } from './press-abroad'
import { orchestraAgreement, stageAgreement } from './press-agreements'
import { digital, freedom } from './press-digital'
import { pedagogy, youngTalent } from './press-education'
import { audience, seasonStatistics } from './press-figures'
import { buildings, sustainability } from './press-houses'
import { federation, funding } from './press-money'
import { accessibility, towns } from './press-society'
import { fairPay, wellbeing } from './press-work'
import type { DebateTopic, PressTopic } from './topic'

/** In an order in which neighbors are of different kinds. */
export const pressTopics: readonly PressTopic[] = [
  ...[prizes, stageAgreement, seasonStatistics, pedagogy, funding, buildings, wellbeing, abroad, digital],
  ...[
    orchestraAgreement,
    accessibility,
    federation,
    sustainability,
    audience,
    fairPay,
    towns,
    youngTalent,
    freedom,
  ],
]

export const debateTopics: readonly DebateTopic[] = [
  ...[leadership, visitors, subsidies, machines, belonging, orchestras],
  ...[livelihood, young, climate, repertoire, publicStage, memory],
]
