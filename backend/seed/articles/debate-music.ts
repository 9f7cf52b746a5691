import type { DebateTopic } from './topic'

/** Orchestras and singing. */
export const orchestras: DebateTopic = {
  category: 'kunst-und-technik',
  tags: ['orchester', 'ensemble', 'generationen'],
  pictures: ['violin-arcs', 'orchestra-pit', 'brass-bells', 'score-lines'],
  entries: [
    [
      ['Achtzig Menschen, ein Atem', 'Eighty people, one breath'],
      ['Was ein Orchester über Demokratie weiß', 'What an orchestra knows about democracy'],
      [
        'Niemand stimmt ab, und doch wissen alle, wann es beginnt. Beobachtungen vom letzten Pult.',
        'Nobody votes, and yet all know when to begin. Observations from the last desk.',
      ],
    ],
    [
      ['Das Konzert macht zu spät auf', 'The concert opens too late'],
      ['Rituale, die niemand mehr erklärt', 'Rituals nobody explains anymore'],
      [
        'Frack, Stille, kein Applaus zwischen den Sätzen: Wir haben aus Gewohnheiten Gesetze gemacht. Zeit für eine Novelle.',
        'Tailcoats, silence, no applause between movements: we turned habits into laws. Time for an amendment.',
      ],
    ],
    [
      ['Hinter dem Vorhang', 'Behind the curtain'],
      ['Probespiele ohne Gesicht', 'Auditions without a face'],
      [
        'Ich habe mein Probespiel auf Socken gewonnen, damit niemand meine Absätze hört. Fünfzehn Jahre später sitze ich in der Kommission.',
        'I won my audition in socks so that nobody would hear my heels. Fifteen years later I am on the panel.',
      ],
    ],
    [
      ['Neue Musik braucht alte Stühle', 'New music needs old chairs'],
      ['Ein Abo für das Unbekannte', 'A subscription to the unknown'],
      [
        'Wir haben drei Konzerte ohne Programm verkauft. Ausverkauft war nur das letzte, weil die ersten beiden sich herumsprachen.',
        'We sold three concerts without a program. Only the last one sold out, because word of the first two got around.',
      ],
    ],
    [
      ['Der Chor steht hinten und trägt alles', 'The chorus stands at the back and bears it all'],
      ['Ein Lob der vielen', 'In praise of the many'],
      [
        'In den Kritiken kommt er in einem Halbsatz vor. Nehmen Sie ihn weg, und die Oper wird ein Liederabend.',
        'In reviews it gets half a sentence. Take it away, and opera becomes a recital.',
      ],
    ],
  ],
  facts: [
    [
      'Es gibt eine Sekunde vor dem ersten Ton, in der alles möglich ist. Für diese Sekunde proben wir sechs Tage.',
      'There is a second before the first note in which everything is possible. For that second we rehearse for six days.',
    ],
    [
      'Unser Durchschnittsalter im Saal ist dreiundsechzig. Das ist kein Makel. Es ist eine Frage danach, wer die anderen sind.',
      'The average age in our hall is sixty-three. That is no flaw. It is a question about who the others are.',
    ],
    [
      'Wer behauptet, klassische Musik sei elitär, hat noch nie eine Bratsche eine Treppe hinaufgetragen, um sechs Uhr morgens, vor einer Schulklasse.',
      'Those who call classical music elitist have never carried a viola up the stairs at six in the morning to play for a school class.',
    ],
    [
      'Ein Dirigat ist ein Vorschlag mit den Händen. Ob er angenommen wird, entscheidet sich am dritten Pult.',
      'Conducting is a proposal made by hand. Whether it is accepted is decided at the third desk.',
    ],
    [
      'Wir streiten im Orchester über Striche, Tempi und Fenster. Einig sind wir uns, sobald das Licht ausgeht.',
      'In the orchestra we argue about bowings, tempi and windows. We agree as soon as the light goes out.',
    ],
  ],
  quotes: [
    [
      'Zuhören ist die einzige Tätigkeit, die im Orchester niemand delegieren kann.',
      'Listening is the one task that nobody in an orchestra can delegate.',
    ],
    [
      'Tradition ist ein guter Notenständer und ein schlechter Taktstock.',
      'Tradition makes a good music stand and a bad baton.',
    ],
    ['Stille ist auch ein Dienst.', 'Silence is a duty, too.'],
  ],
  pointsTitle: ['Kleine Änderungen, große Wirkung', 'Small changes, great effect'],
  points: [
    ['Das Licht im Saal bleibt an', 'The light in the hall stays on'],
    ['Jemand sagt, was gespielt wird', 'Somebody says what is being played'],
    ['Klatschen ist erlaubt, immer', 'Clapping is allowed, always'],
    ['Ein Konzert im Monat dauert eine Stunde', 'One concert a month lasts an hour'],
  ],
}

/** Freedom, politics and the city. */
export const publicStage: DebateTopic = {
  category: 'haus-und-stadt',
  tags: ['politik', 'kunstfreiheit', 'stadt'],
  pictures: ['law-columns', 'empty-stage-cold', 'curtain-red', 'city-lights'],
  entries: [
    [
      ['Neutral ist ein Stuhl', 'A chair is neutral'],
      ['Warum Theater Haltung haben und zeigen', 'Why theaters have a stance and show it'],
      [
        'Man verlangt von uns, ausgewogen zu sein. Ausgewogen ist ein Bühnenbild, das steht. Alles andere muss sich bewegen.',
        'We are asked to be balanced. A set that stands is balanced. Everything else has to move.',
      ],
    ],
    [
      ['Reden wir mit denen, die nicht klatschen', 'Let us talk to those who do not clap'],
      ['Ein Abend mit Gegnern', 'An evening with opponents'],
      [
        'Wir haben die eingeladen, die unser Haus schließen wollen. Sechs kamen. Vier blieben bis zum Schluss.',
        'We invited those who want to close our house. Six came. Four stayed to the end.',
      ],
    ],
    [
      ['Der Marktplatz hat ein Dach', 'The market square has a roof'],
      ['Das Foyer als öffentlicher Raum', 'The foyer as a public space'],
      [
        'Seit unser Haus um zehn öffnet, wird hier gelernt, gestrickt und gewartet. Abends gehen manche einfach nicht mehr.',
        'Since our house opens at ten, people study, knit and wait here. In the evening some simply do not leave.',
      ],
    ],
    [
      ['Skandal, bitte', 'A scandal, please'],
      ['Über die Sehnsucht nach Aufregung', 'On the longing for outrage'],
      [
        'Früher flogen Tomaten. Heute schreibt jemand einen Kommentar. Haben wir verlernt, uns zu ärgern?',
        'Tomatoes used to fly. Now somebody writes a comment. Have we forgotten how to be annoyed?',
      ],
    ],
    [
      ['Ein Brief aus der Kleinstadt', 'A letter from a small town'],
      ['Dreißig Kilometer bis zur nächsten Bühne', 'Thirty kilometers to the next stage'],
      [
        'Hier kennt man den Hamlet aus der Apotheke. Das verändert alles, vor allem den Schlussapplaus.',
        'Here Hamlet works at the pharmacy. That changes everything, above all the final applause.',
      ],
    ],
  ],
  facts: [
    [
      'Ein Theater gehört denen, die es bezahlen, und denen, die es betreten. Am meisten gehört es denen, die es noch nicht kennen.',
      'A theater belongs to those who pay for it and those who enter it. Most of all it belongs to those who do not know it yet.',
    ],
    [
      'Es gibt Abende, an denen die Bühne schweigen sollte, und solche, an denen sie als Einzige spricht. Man erkennt den Unterschied erst hinterher.',
      'There are evenings when the stage should be silent, and others when it alone speaks. One recognizes the difference only afterwards.',
    ],
    [
      'Die Drohungen kamen per Post, mit vollem Namen. Wir haben geantwortet und zwei Karten beigelegt. Eine wurde eingelöst.',
      'The threats came by mail, with a full name. We replied and enclosed two tickets. One was used.',
    ],
    [
      'Freiheit der Kunst heißt nicht, dass niemand widerspricht. Sie heißt, dass danach trotzdem gespielt wird.',
      'Artistic freedom does not mean that nobody objects. It means that the show goes on afterwards.',
    ],
    [
      'Unsere Stadt streitet über Parkplätze, Bäume und das Freibad. Im Saal streitet sie über sich selbst. Das ist günstiger als eine Bürgerbefragung.',
      'Our city argues about parking, trees and the pool. In the hall it argues about itself. That is cheaper than a referendum.',
    ],
    [
      'Ich weiß nicht, ob Kunst Menschen besser macht. Ich weiß, dass sie danach länger an der Haltestelle stehen und reden.',
      'I do not know whether art makes people better. I know that they stand at the bus stop longer afterwards and talk.',
    ],
  ],
  quotes: [
    ['Die Bühne ist kein Podium. Sie ist ein Boden.', 'The stage is not a platform. It is a floor.'],
    ['Wer alle meint, muss bei einem anfangen.', 'Those who mean everybody must begin with somebody.'],
    [
      'Man schützt die Kunst am besten, indem man hingeht.',
      'The best way to protect art is to go and see it.',
    ],
  ],
  pointsTitle: ['Was ein Haus versprechen kann', 'What a house can promise'],
  points: [
    ['Offene Türen, auch am Vormittag', 'Open doors, in the morning as well'],
    ['Kein Thema ohne Gegenrede', 'No topic without a reply'],
    ['Ein Tisch, an dem niemand konsumieren muss', 'A table at which nobody has to buy anything'],
    ['Antwort auf jeden Brief', 'An answer to every letter'],
  ],
}
