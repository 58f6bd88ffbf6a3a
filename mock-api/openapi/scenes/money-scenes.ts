import { createClock, now } from '../../core/clock.ts';
import { setClock, type Sandbox } from '../../core/sandbox.ts';
import { isOpen } from '../../features/transactions/status-table.ts';
import { transactionsOf } from '../../features/transactions/transactions.ts';
import { userByEmail } from '../../features/users/users.ts';
import { bodyOf, TOBI, type Scenes, type Stage } from './scene.ts';

const tobisTransactions = ({ state }: Sandbox) =>
  transactionsOf(state, userByEmail(state, TOBI)?.customer_id ?? '');
const quoted = async (stage: Stage) => {
  const { data } = await stage.play('createQuote');
  return (data as { quote_id: string }).quote_id;
};

const savedPayee = async (stage: Stage) => {
  const { data } = await stage.play('createPayee');
  return (data as { payee_id: string }).payee_id;
};

const setAlert = async (stage: Stage) => {
  const { data } = await stage.play('createPriceAlert');
  return (data as { alert_id: string }).alert_id;
};

const askedFor = async (stage: Stage) => {
  const { data } = await stage.play('createPaymentRequest');
  return (data as { request_id: string }).request_id;
};
const depositOf = async (stage: Stage) => {
  const { data } = await stage.play('createQuote', { body: { kind: 'deposit', amount: '5000' } });
  const { quote_id } = data as { quote_id: string };
  const created = await stage.play('createTransaction', { body: { quote_id } });
  return (created.data as { id: string }).id;
};

const latestTransaction = ({ sandbox }: Stage) => ({ id: tobisTransactions(sandbox).at(-1)?.id ?? '' });
const exportOf = async (stage: Stage) => {
  const { data } = await stage.play('createExport');
  const { sandbox } = stage;
  setClock(sandbox, createClock({ mode: 'frozen', at: now(sandbox.state) + 2000 }));
  return (data as { export_id: string }).export_id;
};

/** Payments. */
export const moneyScenes = {
  setTransactionNote: {
    prepare: (stage) =>
      Promise.resolve({ params: latestTransaction(stage), body: bodyOf('setTransactionNote') }),
  },
  reportTransaction: {
    prepare: (stage) =>
      Promise.resolve({ params: latestTransaction(stage), body: bodyOf('reportTransaction') }),
  },
  getExport: {
    prepare: async (stage) => ({ params: { id: await exportOf(stage) } }),
  },
  getTransaction: {
    prepare: async ({ sandbox }) => ({
      params: { id: tobisTransactions(sandbox).at(-1)?.id ?? '' },
    }),
  },
  deleteQuote: {
    prepare: async (stage) => ({ params: { id: await quoted(stage) } }),
  },
  createTransaction: {
    prepare: async (stage) => ({
      body: { ...bodyOf('createTransaction'), quote_id: await quoted(stage) },
    }),
  },
  updatePayee: {
    prepare: async (stage) => ({ params: { id: await savedPayee(stage) }, body: bodyOf('updatePayee') }),
  },
  deletePayee: {
    prepare: async (stage) => ({ params: { id: await savedPayee(stage) }, body: bodyOf('deletePayee') }),
  },
  updatePriceAlert: {
    prepare: async (stage) => ({ params: { id: await setAlert(stage) }, body: bodyOf('updatePriceAlert') }),
  },
  deletePriceAlert: {
    prepare: async (stage) => ({ params: { id: await setAlert(stage) } }),
  },
  getPaymentRequest: {
    prepare: async (stage) => ({ params: { id: await askedFor(stage) } }),
  },
  closePaymentRequest: {
    prepare: async (stage) => ({
      params: { id: await askedFor(stage) },
      body: bodyOf('closePaymentRequest'),
    }),
  },
  setDepositStatus: {
    prepare: async (stage) => ({
      params: { id: await depositOf(stage) },
      body: bodyOf('setDepositStatus'),
    }),
  },
  cancelTransaction: {
    prepare: async ({ sandbox }) => {
      const open = tobisTransactions(sandbox).find(({ type, status }) => type === 'payout' && isOpen(status));
      if (open) open.cancel_until = now(sandbox.state) + 1000;
      return { params: { id: open?.id ?? '' } };
    },
  },
} satisfies Scenes;
