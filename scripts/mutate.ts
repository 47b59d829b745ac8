import { ROOMS } from './mutate/rooms.ts';
import { runBreaks } from './mutate/run-breaks.ts';
import { runRoom } from './mutate/run-room.ts';

const given = process.argv.slice(2);
const [name = '', ...words] = given.filter((argument) => !argument.startsWith('--'));
const room = ROOMS[name];
if (room) await runRoom(name, room, words, { isAfresh: given.includes('--afresh'), isQuick: given.includes('--quick') });
else if (name === 'breaks') await runBreaks(words);
else {
  console.log(`npm run mutate -- <room> [parts of paths] [--quick] [--afresh]\nRooms: ${Object.keys(ROOMS).join(', ')}\nnpm run mutate -- breaks [words]`);
  process.exit(1);
}
