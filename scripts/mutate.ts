import { ROOMS } from './mutate/rooms.ts';
import { runBreaks } from './mutate/run-breaks.ts';
import { runRoom } from './mutate/run-room.ts';

const words = process.argv.slice(2);
const [name = '', word = ''] = words.filter((argument) => !argument.startsWith('--'));
const room = ROOMS[name];
if (room) await runRoom(name, room, word, words.includes('--afresh'));
else if (name === 'breaks') await runBreaks(word);
else {
  console.log(`npm run mutate -- <room> [part of a path] [--afresh]\nRooms: ${Object.keys(ROOMS).join(', ')}\nnpm run mutate -- breaks [word]`);
  process.exit(1);
}
