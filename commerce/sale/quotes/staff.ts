import type { Platform } from '#commerce/platform/context.ts';
import { asTable, recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError } from '#commerce/platform/staff/types.ts';
import type { StaffCall, StaffModule } from '#commerce/platform/staff/types.ts';
import { minorText } from '#contract/money.ts';
import { typedAmount } from '#contract/typed-amount.ts';
import { answerQuote, endQuote, priceLine, quoteForStaff } from './answering.ts';
import { plainText } from './rules.ts';
import { readRecords } from './store.ts';

const MAX_PRICE = 9_999_999.99;

const priceOf = (given = ''): number | null => {
  if (given === 'none') return null;
  const price = typedAmount(given, 'en');
  if (price === undefined || price > MAX_PRICE)
    throw new StaffError('The price must be dollars of one selling unit, as 12.50, or: none.');
  return price;
};

const wholeOf = (given: string | undefined, what: string): number | undefined => {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(given)) throw new StaffError(`${what} must be a whole number, 1 or more.`);
  return Number(given);
};

const linesOf = async (platform: Platform, number: string): Promise<string> => {
  const { lines, currency } = await quoteForStaff(platform.db.kysely, number);
  const rows = lines.map((line) => ({
    line: line.position,
    sku: line.sku,
    name: line.name,
    quantity: line.quantity,
    area: line.area === null ? '' : `${line.area} ${line.areaUnit}`,
    finish: line.finish,
    price: line.price === null ? '' : minorText(line.price, currency),
    order: line.orderNumber,
    note: line.note,
  }));
  return asTable(rows, ['line', 'sku', 'name', 'quantity', 'area', 'finish', 'price', 'order', 'note']);
};

const records = recordVerbs({
  what: 'quotes',
  read: (platform) => readRecords(platform.db.kysely),
  id: 'number',
  columns: [
    'number',
    'askedAt',
    'state',
    'name',
    'email',
    'group',
    'lines',
    'total',
    'currency',
    'validUntil',
    'orders',
  ],
  more: async (platform, { number }) => {
    const { note, message, shippingNote, events } = await quoteForStaff(platform.db.kysely, number);
    const history = events.map(
      ({ at, state, by, comment }) =>
        `${at.toISOString().slice(0, 16).replace('T', ' ')} ${state} by ${by}${comment ? `: ${comment}` : ''}`,
    );
    return { note, message, shippingNote, history: history.join('; ') };
  },
});

const ending =
  (state: 'declined' | 'withdrawn') =>
  async (platform: Platform, { args, options }: StaffCall) => {
    const comment = plainText(options['comment']);
    if (!comment) throw new StaffError('--comment is needed: the customer reads why.');
    await endQuote(platform, args[0] ?? '', { state, comment });
    return `Quote ${args[0]} is ${state}.`;
  };

export const staff: StaffModule = {
  name: 'quote',
  what: 'prices that customers ask for',
  verbs: {
    ...records,
    show: {
      ...records.show,
      run: async (platform, call) =>
        `${await records.show.run(platform, call)}\n\n${await linesOf(platform, call.args[0] ?? '')}`,
    },
    price: {
      args: ['<number>', '<line>', '<price>'],
      what: 'prices a line: dollars of one selling unit without tax, or: none; nothing is sent yet',
      options: {
        sku: 'the product that is offered in place of the one asked for',
        quantity: 'selling units, in place of those asked for',
      },
      run: async (platform, { args: [number = '', line, price], options }) => {
        await priceLine(platform, number, {
          position: wholeOf(line, 'The line') ?? 0,
          price: priceOf(price),
          sku: options['sku'],
          quantity: wholeOf(options['quantity'], '--quantity'),
        });
        return linesOf(platform, number);
      },
    },
    answer: {
      args: ['<number>'],
      what: 'sends the prices of its lines by email; lines without a price are not offered',
      options: {
        until: 'its last day, YYYY-MM-DD; without it as many days as quotes.yaml says',
        shipping: 'what is to be said of delivery',
        message: 'what else the customer reads',
      },
      run: async (platform, { args: [number = ''], options }) => {
        const { validUntil } = await answerQuote(platform, number, {
          validUntil: options['until'],
          shippingNote: plainText(options['shipping']),
          message: plainText(options['message']),
        });
        return `Quote ${number} is answered and holds until ${validUntil}.`;
      },
    },
    decline: {
      args: ['<number>'],
      what: 'declines, with the reason in --comment; the customer is notified by email',
      options: { comment: 'the reason, which the customer reads' },
      run: ending('declined'),
    },
    withdraw: {
      args: ['<number>'],
      what: 'withdraws an answered or accepted quote, with the reason in --comment; carts lose its prices at once',
      options: { comment: 'the reason, which the customer reads' },
      run: ending('withdrawn'),
    },
  },
};
