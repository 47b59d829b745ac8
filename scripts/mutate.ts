import { ROOMS } from './mutate/rooms.ts';
import { reportKept } from './mutate/report-kept.ts';
import { runBreaks } from './mutate/run-breaks.ts';
import { runRoom } from './mutate/run-room.ts';

const given = process.argv.slice(2);
const [name = '', ...words] = given.filter((argument) => !argument.startsWith('--'));
const room = ROOMS[name];
if (room)
  await runRoom(name, room, words, { isAfresh: given.includes('--afresh'), isQuick: given.includes('--quick') });
else if (name === 'breaks') await runBreaks(words, { isLapsed: given.includes('--lapsed') });
else if (name === 'report') reportKept(Object.keys(ROOMS), words);
else {
  console.log(
    `npm run mutate -- <room> [parts of paths] [--quick] [--afresh]\nRooms: ${Object.keys(ROOMS).join(', ')}\nnpm run mutate -- breaks [words] [--lapsed]\nnpm run mutate -- report [parts of paths]`,
  );
  process.exit(1);
}
