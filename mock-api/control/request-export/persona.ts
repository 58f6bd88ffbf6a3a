import { assetIds, assets } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import { balanceOf, userAccount } from '../../features/ledger/ledger.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../../features/users/users.ts';
import { jsLiteral, jsString } from './escape.ts';

/** An account as a file for mock-api/personas: what it has done, what it lacks, and what it owns. */
export function personaOf(state: SandboxState, user: User): string {
  const { email, username, profile, pendingSteps, forceIncomplete, accountStatus } = user;
  const left = { username, profile, pendingSteps, forceIncomplete, accountStatus };
  const funds = assetIds.flatMap((asset) => {
    const minor = balanceOf(state.ledger, userAccount(user.customer_id, 'available', asset));
    if (minor <= 0n) return [];
    return [
      `    seedDeposit(state, user, ${jsString(asset)}, ${jsString(formatAmount(minor, assets[asset].scale))});`,
    ];
  });
  return [
    ...(funds.length > 0 ? [`import { seedDeposit } from '../../features/users/delete-user.ts';`] : []),
    `import { account, type Persona } from './persona.ts';`,
    '',
    `export const copied: Persona = {`,
    `  title: 'Copied from the journal',`,
    `  group: 'Onboarding',`,
    `  email: ${jsString(email)},`,
    `  build(state) {`,
    `    const user = account(state, this.email, ${jsLiteral(left, '    ')});`,
    ...(user.password ? [] : ['    user.password = null;']),
    ...funds,
    `    return user;`,
    '  },',
    '};',
    '',
  ].join('\n');
}
