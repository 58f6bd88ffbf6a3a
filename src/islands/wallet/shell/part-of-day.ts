/** What somebody is greeted by at an hour of their day. The night belongs to the evening before it: nobody says good morning at midnight. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
